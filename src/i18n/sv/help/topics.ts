// Det som gäller för alla spelen, på svenska.

import { figuresIn } from '../../help/figures';
import type { HelpBook } from '../../help/shape';
import { sv } from '../page';

const { survey } = figuresIn('sv');
const { badge, commands, settings } = sv;

export const topicsSv: HelpBook['topics'] = {
  verdict: {
    title: 'Vad utslaget betyder',
    body: [
      'Lagerkransen säger om ställningen på bordet ännu kan gå ut. Det räknas ut medan du spelar, och ordet fälls först när det är säkert.',
      { made: 'verdicts' },
      {
        ask: 'Varför får sökningen se talongen?',
        answer: `Därför att frågan är om *given* går ut, och dess ordning ligger fast från början. Vill du hellre ha råd som inte vet mer än du själv, välj *${settings.fairSight}* i inställningarna: se [ärlig blick](hints).`,
      },
      {
        ask: 'Vad betyder ”okänt”?',
        answer:
          'Att sökningen slutade, senast efter tjugo sekunder, utan lösning och utan bevis. En sådan ställning kan vara det ena som det andra. Vid utslaget står hur många av de givar som stod emot lika länge som ändå gick ut vid en längre sökning.',
      },
      {
        ask: 'Hur säkert är ”går inte ut”?',
        answer:
          'Det är bevisat: vartenda sätt att spela vidare är uteslutet. ”Går ut” är lika säkert: en hel lösning har hittats och spelats till slutet enligt reglerna. Inget däremellan avrundas uppåt.',
      },
      {
        ask: 'Den kunde gå ut, och nu går det inte längre. Vad gjorde jag?',
        answer: `Ditt senaste drag gav bort den, eller ett tidigare som sökningen först nu har hunnit med. Ångra ger genast tillbaka det gamla utslaget, och *${commands.backToWinnable}* tar dig till den senaste ställning som man vet går ut.`,
      },
      {
        ask: 'Hur många givar går över huvud taget ut?',
        answer: `Fler än folk får ut. Av de ${survey('forty-thieves').deals} undersökta givarna av Napoleon på Sankt Helena gick ${survey('forty-thieves').winnable} ut; det okända kan vara det ena som det andra, så bara gränser kan anges.`,
      },
      { made: 'survey' },
    ],
  },
  hints: {
    title: 'Tips och ärlig blick',
    body: [
      {
        ask: 'Vad visar ett tips?',
        answer: `Nästa drag i en lösning, där en sådan är känd. Följer du tipsen från en ställning som går ut, så går patiensen ut; de går aldrig i ring. *${commands.showLine}* spelar upp den för dig, och du kan stanna var du vill och spela vidare själv.`,
      },
      {
        ask: 'Och där inget är känt?',
        answer:
          'Då är tipset en gissning och säger det. Är ställningen bevisat förlorad säger det att inget drag hjälper, och erbjuder vägen tillbaka dit där den ännu kunde gå ut.',
      },
      {
        ask: 'Kostar ett tips något?',
        answer:
          'En vinst med hjälp är en vinst med hjälp: den förs för sig i [statistiken](keeping). Ett tips som inget fann räknas inte som hjälp. Att ångra är aldrig hjälp och kostar inget.',
      },
      {
        ask: 'Vad är ärlig blick?',
        answer: `Råd som inte läser kort som du inte har sett. De osedda korten läggs i många möjliga ordningar, var och en söks igenom, och du får veta i hur många en lösning hittades, med den osäkerhet som ett stickprov har. Kransen visar då *${badge.words.odds}* i stället för ett utslag. Det är en inställning, *${settings.fairSight}*, och kan ändras mitt i ett spel.`,
      },
      {
        ask: 'Varför nämner tipset högen?',
        answer:
          'Därför att det med två lekar finns två av varje kort, och det kan ha betydelse vilket du tar.',
      },
    ],
  },
  auto: {
    title: 'Vad som går upp av sig självt',
    body: [
      `Efter ditt drag går de kort som ingen lösning längre kan behöva upp på grundhögarna av sig själva. De räknas som drag och går tillbaka med draget som utlöste dem. Det kan stängas av i inställningarna; *${commands.sendAll}* (tangenten A) gör det när du ber om det.`,
      {
        ask: 'Varför stannar det vid ett kort som passar?',
        answer:
          'Därför att kortet ännu kan behövas som plats, eller att dess tvilling kan behöva platsen på grundhögen. Där man bygger i samma färg med två lekar går ett kort upp av sig självt bara när *båda* färgens grundhögar har nått kortet under det.',
      },
      {
        picture: 'safe-twin',
        says: 'Spader 9 får gå upp, men gör det inte av sig självt: den ena grundhögen har nått 8, den andra bara 7.',
      },
      {
        picture: 'twin-place',
        says: 'Det är detta försiktigheten är till för: skickas spader 6 upp från första kolumnen är ställningen förlorad. Den andra sexan ligger på den femma som den andra grundhögen saknar.',
      },
      {
        ask: 'Och när man bygger omväxlande rött och svart?',
        answer:
          'Där är ett kort säkert när det inte finns något kvar som kunde vilja ligga på det: för ett rött kort när båda de svarta färgerna har nått kortet under det, och tvärtom. I vissa fall räcker ett steg mindre, och med två lekar räknas alla exemplar.',
      },
      {
        ask: 'Jag hämtade ner ett kort från en grundhög: hoppar det upp igen?',
        answer: 'Nej. Det du har lagt ner ligger kvar tills du flyttar det eller ber om allt som är säkert.',
      },
      {
        ask: `När erbjuds ”${commands.finish}”?`,
        answer:
          'När ett försök når ända fram, och bara då. Det kan hoppas över, och vinsten räknas vare sig du trycker eller inte.',
      },
    ],
  },
  numbers: {
    title: 'Nummer och dagens patiens',
    body: [
      {
        ask: 'Vad är en givs nummer?',
        answer:
          'Ett heltal från 1 till 2 147 483 647 som alltid ger samma kort, så att du kan spela given igen eller ge den till en vän. I patienserna med en lek är det numret i FreeCell från Windows, i dem med två PySolFC:s ”ms”-nummer.',
      },
      {
        ask: 'Vilken giv är dagens?',
        answer:
          'Varje patiens har en för varje datum, densamma för alla: från ett tal som datumet ger, den första som sökningen får ut. ”I dag” är din egen kalenders. Dagar i rad räknas för varje patiens.',
      },
      {
        ask: 'Kan jag ge någon precis den ställning som jag sitter med?',
        answer: `Ja: *${commands.share}* ger en länk med patiensen, dess regler och given, med dina drag om du vill, och ställningen som text. På samma ställe tas den in igen, och är något fel får du veta vad.`,
      },
      {
        ask: 'Om jag lägger upp mina egna kort?',
        answer:
          'En ställning som tas in som text har inget nummer och kallas din egen. Saknas ett kort, eller finns det för många gånger, så nämns det.',
      },
    ],
  },
  keeping: {
    title: 'Statistik och sparade spel',
    body: [
      {
        ask: 'När räknas en giv?',
        answer:
          'En gång, när den går ut eller lämnas efter ett drag. En orörd giv räknas inte. Samma giv igen är varken en ny förlust eller en ny vinst.',
      },
      {
        ask: 'Och vinster med hjälp?',
        answer: 'De räknas som spelade och förs för sig. De bryter inte en svit och gör den inte längre.',
      },
      {
        ask: 'Var sparas mina spel?',
        answer: `I den här webbläsaren, efter varje drag, ett spel av varje patiens. Stäng sidan när du vill och fortsätt en annan gång; under *${commands.share}* kan allt skrivas till en fil som är din egen, och läsas in igen.`,
      },
      {
        ask: 'När går klockan?',
        answer:
          'Från första draget, och bara medan sidan syns. Den står stilla när spelet är slut, och inställningarna kan dölja den.',
      },
      {
        ask: 'Vad räknas som ett drag?',
        answer:
          'Varje kort som flyttas eller vänds; en följd som reglerna låter dig flytta på en gång räknas en gång. En följd som bordet spelar åt dig kort för kort räknas med varje kort, och kort som går upp av sig själva räknas också.',
      },
    ],
  },
  offline: {
    title: 'Utan nät och utan spår',
    body: [
      {
        ask: 'Behövs nätet?',
        answer:
          'En gång. Efter ett besök har webbläsaren allt, och då startar och spelar det utan nät. Givar, sökning, tips och statistik sköts på din egen maskin; medan du spelar frågas ingen om något. En nyare version erbjuds och tvingas inte på.',
      },
      {
        ask: 'Vad skickas om mig?',
        answer:
          'Ingenting. Det finns inget konto, ingen besöksräkning, ingen reklam, och inga andra sidor anropas.',
      },
      {
        ask: 'Hur blir jag av med allt som är sparat?',
        answer:
          'Det ligger i webbläsarens lager för den här sidan. Radera det där, så är det borta; ingen har någon kopia, om du inte själv har sparat en.',
      },
    ],
  },
  legend: {
    title: 'Sägnen: lade Napoleon patiens?',
    body: [
      'Historien berättas om mer än en patiens: slagen och landsförvisad fördrev kejsaren kvällarna på Sankt Helena, från 1815 till sin död 1821, med att lägga kort för sig själv.',
      'Så var det förmodligen inte. Samtida berättelser från landsflykten nämner whist, piquet och vingt-et-un, alltså spel med andra människor; om patiens säger de ingenting. De som har studerat spelens historia anser att namnet är 1800-talets reklam: det var en god affär att döpa ett spel efter århundradets mest berömde fånge.',
      'Det är dessutom ett mönster. Flera patienser fick Napoleons namn vid den tiden, bland dem Napoleons fyrkant och Lilla Napoleon, och ingen av dem kan ledas tillbaka till honom.',
      'Så vi behåller namnet, som är bra, och låter kejsaren behålla sin whist. Stickspelet med samma namn har [sin egen historia](nap/history).',
    ],
  },
  keys: {
    title: 'Händer och tangenter',
    body: [
      'Dra ett kort, eller tryck på det och sedan där det ska ligga. Två tryck skickar det dit det ligger bäst. Tryck länge, eller högerklicka, för att se ett täckt kort.',
      'Hela spelet kan spelas utan mus. Enstaka bokstäver kan stängas av i inställningarna.',
      { made: 'keys' },
    ],
  },
  credits: {
    title: 'Gjord med',
    body: [
      {
        list: [
          'Kortbilder av Adrian Kennard (fria från upphovsrätt)',
          'EB Garamond och Inter (SIL Open Font License)',
          'Ikoner från Lucide (ISC), kurvor med uPlot och sökning med MiniSearch (MIT)',
        ],
      },
      'Reglerna som de berättas här är skrivna efter fyra gamla beskrivningar, tre danska och en svensk; där de tiger säger hjälpen vad vi har valt.',
    ],
  },
};
