// Stickspelets sida på svenska.
import type { Section } from '../../help/shape';

export const napSv: readonly Section[] = [
  {
    id: 'rules',
    title: 'Så spelas det',
    body: [
      'Tre till sex spelare, en lek på 52 kort, esset högst. Var och en får fem kort; resten läggs osedda åt sidan. I varje giv spelar en, spelföraren, mot alla de andra.',
      '*Budgivningen.* Ett varv runt bordet, från givarens vänstra sida: var och en passar eller bjuder hur många stick han tar, och varje bud måste slå det förra. Ingen talar två gånger.',
      { made: 'nap-bids' },
      '*Trumf.* Spelföraren spelar ut, och färgen på hans första kort är trumf. Den väljs inte på något annat sätt. I misère finns ingen.',
      '*Spelet.* Följ färg om du kan; lägg annars vad du vill. Du behöver varken trumfa eller ta sticket. Högsta trumf tar sticket, annars det högsta kortet i den utspelade färgen; den som tar sticket spelar ut till nästa. De andra spelar tillsammans mot spelföraren utan ett ord.',
      '*Betalningen.* Klaras budet betalar var och en av de andra till spelföraren; annars betalar han till var och en. Fyra spelare, bud tre: med tre stick vinner han 9, med två förlorar han 9, tre till var och en. Stick utöver budet är inget värda, och det kostar inte mer att sakna tre än att sakna ett. Spelet slutar så snart det är avgjort. Given går åt vänster.',
    ],
  },
  { id: 'example', title: 'Ett spel berättat kort för kort', body: [{ made: 'nap-example' }] },
  {
    id: 'strategy',
    title: 'Att spela bra',
    body: [
      {
        list: [
          '*Räkna trumf före stick.* Tre bra trumf räcker oftast till ett bud på tre vid ett litet bord. Tabellen nedan säger hur ofta: vid fyra spelare lönar sig tre trumf med kungen nätt och jämnt, vid fem behövs ett ess eller kung och knekt, vid sex ess och knekt.',
          '*Spela ut din längsta färg*, för utspelet gör den till trumf, och börja uppifrån: höga trumf drar ut de andras medan de ännu måste följa.',
          '*Spara en liten trumf till slutet* när deras är borta: då är den värd ett stick, liksom ett ess.',
          '*Ett ess vid sidan om* är nästan ett stick för sig. En kung är bättre än den ser ut: vid fyra spelare ligger 32 kort åt sidan, och ofta är esset bland dem.',
          '*Nap ger 10 och kostar 5.* Inget annat bud är så vänligt mot den djärve: ett som lyckas mer än var tredje gång lönar sig i längden.',
          '*Mot spelföraren:* ta ett stick billigt när han inte kan, slå inte en medspelare som redan har det, och spara ett ess till den färg som han blir tvungen att spela.',
          '*I misère* är det de höga korten som står ensamma som är farliga, inte höga kort i sig: det som du kan kasta på en annan färg gör ingen skada.',
          '*Den siste att tala* behöver inte vara modig när alla har passat: passar han också betalar ingen.',
        ],
      },
      { made: 'nap-odds' },
    ],
  },
  {
    id: 'tables',
    title: 'Där borden skiljer sig',
    body: [
      'Kom överens om det här innan ni börjar. Det första på varje rad är vad vi spelar om du inte väljer något annat.',
      {
        list: [
          '*Alla passar:* nästa givare ger om · givaren måste ta det lägsta budet.',
          '*Lägsta bud:* två · tre.',
          '*Misère:* utan trumf, 3 vunnen och 3 förlorad · spelas inte · med trumf, det första kortets färg. Förlorad kan den kosta 6.',
          '*Wellington,* bara över en nap: 20 och 10 · spelas inte, och då inte heller blücher.',
          '*Blücher,* bara över en wellington: 30 och 15 · andra insatser, som bordet bestämmer · spelas inte.',
          '*Spelet slutar* så snart budet är klarat eller inte längre kan klaras · alla fem stick spelas.',
          '*Leken:* alla 52 kort · utan de låga, 24 kort för tre, 28 för fyra och 32 för fem. Sex behöver hela leken.',
        ],
      },
      'På andra håll möter man också joker, ett blint kort som kan köpas, en pott, och dubbla insatser efter ett varv där alla har passat. Det spelas inte här.',
    ],
  },
  {
    id: 'mistakes',
    title: 'Vanliga missförstånd',
    body: [
      {
        ask: '”Spelföraren säger vad som är trumf.”',
        answer: 'Han spelar ut den. Innan hans första kort ligger på bordet vet ingen det säkert.',
      },
      { ask: '”Kan man inte följa färg måste man trumfa.”', answer: 'Nej: lägg vad du vill.' },
      {
        ask: '”Misère är det lägsta budet.”',
        answer: 'Den ligger mellan tre och fyra: den slår tre och slås av fyra.',
      },
      {
        ask: '”En förlorad nap kostar lika mycket som den ger.”',
        answer:
          'Vunnen ger den 10 från var och en, förlorad kostar den 5 till var och en. Den, och de som bygger på den, är de enda bud som inte är jämna.',
      },
      { ask: '”Extra stick är något värda.”', answer: 'Ingenting alls. Två bjudet och fyra tagna ger två.' },
      {
        ask: '”Datorspelarna ser mina kort.”',
        answer:
          'Det kan de inte: var och en får bara det som dess egen plats får se, samma väg som din skärm, och vart och ett av deras kort går genom samma domare som dina. Efter spelet ligger alla händer öppna, och givens nummer, så att vem som helst kan ge den igen.',
      },
      {
        ask: '”’Kunde gå hem’ och ’går hem’ är samma sak.”',
        answer:
          'Tipset säger båda delarna: hur ofta budet kunde gå hem med öppna kort, och hur ofta det går hem med dolda, när ingen ser de andras händer. I misère är det långt emellan.',
      },
    ],
  },
  {
    id: 'history',
    title: 'Namnet',
    body: [
      'Nap är kort för Napoleon, och buden går vidare därifrån: över nap, alla fem stick, står wellington och sedan blücher, de två härförare som slog honom vid Waterloo 1815.',
      'De engelska regelböckerna av Hoffmann och Peel beskriver spelet, och det gör också Encyclopædia Britannica från 1911, med de insatser för nap, wellington och blücher som vi använder. Att kejsaren skulle ha spelat det påstår ingen i det vi har läst; liksom hos [patienserna](legend) kom namnet efter mannen. På engelska har *to go nap* kommit att betyda att sätta allt på ett kort.',
    ],
  },
  {
    id: 'names',
    title: 'I andra samlingar',
    body: [
      'Också *Napoleon*. Ett japanskt spel med det namnet, med en hemlig bundsförvant, är ett annat. Pool Nap, Peep Nap och Sir Garnet är släktingar med en pott eller med kort som kan köpas.',
    ],
  },
];
