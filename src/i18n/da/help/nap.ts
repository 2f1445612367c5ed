// Stikspillets side på dansk.
import type { Section } from '../../help/shape';

export const napDa: readonly Section[] = [
  {
    id: 'rules',
    title: 'Sådan spilles det',
    body: [
      'Tre til seks spillere, ét spil på 52 kort, esset højest. Hver får fem kort; resten lægges usete til side. I hver runde spiller én, melderen, mod alle de andre.',
      '*Meldingerne.* Én gang rundt om bordet, fra giverens venstre side: hver passer eller melder, hvor mange stik han vil tage, og hver melding skal slå den forrige. Ingen taler to gange.',
      { made: 'nap-bids' },
      '*Trumf.* Melderen spiller ud, og kuløren på hans første kort er trumf. Der er ingen anden måde at vælge den på. I misère er der ingen.',
      '*Spillet.* Beken kulør, hvis du kan; ellers læg, hvad du vil. Du behøver hverken trumfe eller stikke. Højeste trumf tager stikket, ellers det højeste kort i den udspillede kulør; den, der tager stikket, spiller ud til det næste. De andre spiller sammen mod melderen uden et ord.',
      '*Betalingen.* Klares meldingen, betaler hver af de andre til melderen; ellers betaler han til hver af dem. Fire spillere, melding tre: med tre stik vinder han 9, med to taber han 9, tre til hver. Stik ud over meldingen er intet værd, og det koster ikke mere at mangle tre end at mangle ét. Spillet slutter, så snart det er afgjort. Given går til venstre.',
    ],
  },
  { id: 'example', title: 'Et spil fortalt kort for kort', body: [{ made: 'nap-example' }] },
  {
    id: 'strategy',
    title: 'At spille godt',
    body: [
      {
        list: [
          '*Tæl trumfer før stik.* Tre gode trumfer er som regel nok til at melde tre ved et lille bord. Tabellen nedenfor siger hvor ofte: ved fire spillere betaler tre trumfer med kongen sig lige netop, ved fem skal der et es til eller konge og knægt, ved seks es og knægt.',
          '*Spil din længste kulør ud*, for udspillet gør den til trumf, og begynd oppefra: høje trumfer trækker de andres ud, mens de endnu skal bekende.',
          '*Gem en lille trumf til sidst*, når deres er væk: så er den et stik værd ligesom et es.',
          '*Et sidees* er næsten et stik for sig. En sidekonge er bedre, end den ser ud: ved fire spillere ligger 32 kort til side, og tit er esset iblandt dem.',
          '*Nap giver 10 og koster 5.* Ingen anden melding er så venlig mod den dristige: en, der lykkes mere end hver tredje gang, betaler sig i længden.',
          '*Mod melderen:* tag et stik billigt, når han ikke kan, stik ikke en medspiller, der allerede har det, og gem et es til den kulør, han bliver nødt til at spille.',
          '*I misère* er det de høje kort, der står alene, der er farlige, ikke høje kort i sig selv: det, du kan kaste af på en anden kulør, gør ingen skade.',
          '*Den sidste til at tale* behøver ikke være modig, når alle har passet: passer han også, betaler ingen.',
        ],
      },
      { made: 'nap-odds' },
    ],
  },
  {
    id: 'tables',
    title: 'Hvor bordene er forskellige',
    body: [
      'Bliv enige om dette, før I begynder. Det første hvert sted er det, vi spiller, hvis du ikke vælger andet.',
      {
        list: [
          '*Alle passer:* næste giver giver om · giveren skal tage den laveste melding.',
          '*Laveste melding:* to · tre.',
          '*Misère:* uden trumf, 3 vundet og 3 tabt · spilles ikke · med trumf, det første korts kulør. Tabt kan den koste 6.',
          '*Wellington,* kun over en nap: 20 og 10 · spilles ikke, og så heller ingen blücher.',
          '*Blücher,* kun over en wellington: 30 og 15 · andre satser, som bordet aftaler · spilles ikke.',
          '*Spillet slutter,* så snart meldingen er klaret eller ikke længere kan klares · alle fem stik spilles.',
          '*Kortene:* alle 52 · uden de lave, 24 kort til tre, 28 til fire og 32 til fem. Seks skal bruge hele spillet.',
        ],
      },
      'Andre steder møder man også joker, et blindt kort, der kan købes, en pulje, og dobbelte satser efter en runde, hvor alle har passet. Det spilles ikke her.',
    ],
  },
  {
    id: 'mistakes',
    title: 'Almindelige misforståelser',
    body: [
      {
        ask: '»Melderen siger, hvad der er trumf.«',
        answer: 'Han spiller det ud. Før hans første kort ligger på bordet, ved ingen det med sikkerhed.',
      },
      { ask: '»Kan man ikke bekende, skal man trumfe.«', answer: 'Nej: læg, hvad du vil.' },
      {
        ask: '»Misère er den laveste melding.«',
        answer: 'Den ligger mellem tre og fire: den slår tre og slås af fire.',
      },
      {
        ask: '»En tabt nap koster det samme, som den giver.«',
        answer:
          'Vundet giver den 10 fra hver, tabt koster den 5 til hver. Den, og dem der bygger på den, er de eneste meldinger, der ikke er lige.',
      },
      { ask: '»Overstik er noget værd.«', answer: 'Slet intet. To meldt og fire taget giver to.' },
      {
        ask: '»Computerspillerne ser mine kort.«',
        answer:
          'Det kan de ikke: hver får kun det, dens egen plads må se, ad samme vej som din skærm, og hvert af dens kort går gennem samme dommer som dine. Efter spillet ligger alle hænder åbne, og givens nummer, så enhver kan give den igen.',
      },
      {
        ask: '»‘Kunne vindes’ og ‘vinder’ er det samme.«',
        answer:
          'Tippet siger begge dele: hvor ofte meldingen kunne vindes med åbne kort, og hvor ofte den vinder med skjulte, når ingen ser de andres hænder. I misère er der langt imellem.',
      },
    ],
  },
  {
    id: 'history',
    title: 'Navnet',
    body: [
      'Nap er en forkortelse af Napoleon, og meldingerne går videre derfra: over nap, alle fem stik, står wellington og så blücher, de to hærførere, der slog ham ved Waterloo i 1815.',
      'De engelske regelbøger af Hoffmann og Peel beskriver spillet, og det gør Encyclopædia Britannica fra 1911 også, med de satser for nap, wellington og blücher, som vi bruger. At kejseren skulle have spillet det, påstår ingen i det, vi har læst; ligesom hos [kabalerne](legend) er navnet kommet efter manden. På engelsk er *to go nap* kommet til at betyde at sætte alt på ét kort.',
    ],
  },
  {
    id: 'names',
    title: 'I andre samlinger',
    body: [
      'Også *Napoleon*. Et japansk spil af det navn, med en hemmelig forbundsfælle, er et andet. Pool Nap, Peep Nap og Sir Garnet er slægtninge med en pulje eller med kort, der kan købes.',
    ],
  },
];
