// Det, der gælder for alle spillene, på dansk.

import { figuresIn } from '../../help/figures';
import type { HelpBook } from '../../help/shape';
import { da } from '../page';

const { survey } = figuresIn('da');
const { badge, commands, settings } = da;

export const topicsDa: HelpBook['topics'] = {
  verdict: {
    title: 'Hvad dommen betyder',
    body: [
      'Laurbærkransen siger, om stillingen på bordet stadig kan gå op. Det regnes ud, mens du spiller, og ordet falder først, når det er sikkert.',
      { made: 'verdicts' },
      {
        ask: 'Hvorfor må søgningen se bunken?',
        answer: `Fordi spørgsmålet er, om *udlægningen* kan gå op, og dens orden ligger fast fra begyndelsen. Vil du hellere have råd, der ikke ved mere end du selv, så vælg *${settings.fairSight}* i indstillingerne: se [ærligt syn](hints).`,
      },
      {
        ask: 'Hvad betyder »vides ikke«?',
        answer:
          'At søgningen holdt op, senest efter tyve sekunder, uden løsning og uden bevis. Sådan en stilling kan være det ene som det andet. Ved dommen står, hvor mange af de udlægninger, der modstod lige så længe, der alligevel gik op ved en længere søgning.',
      },
      {
        ask: 'Hvor sikkert er »kan ikke gå op«?',
        answer:
          'Det er bevist: hver eneste måde at spille videre på er udelukket. »Kan gå op« er lige så sikkert: en hel løsning er fundet og spillet til ende efter reglerne. Der rundes aldrig op.',
      },
      {
        ask: 'Den kunne gå op, og nu kan den ikke længere. Hvad gjorde jeg?',
        answer: `Dit sidste træk gav den fra sig, eller et tidligere, som søgningen først nu er blevet færdig med. Fortryd bringer straks den gamle dom tilbage, og *${commands.backToWinnable}* fører dig til den seneste stilling, der vides at kunne gå op.`,
      },
      {
        ask: 'Hvor mange udlægninger kan overhovedet gå op?',
        answer: `Flere, end folk får til at gå op. Af de ${survey('forty-thieves').deals} undersøgte udlægninger af Napoleonkabalen gik ${survey('forty-thieves').winnable} op; det, der ikke vides, kan være det ene som det andet, så der kan kun sættes grænser.`,
      },
      { made: 'survey' },
    ],
  },
  hints: {
    title: 'Tip og ærligt syn',
    body: [
      {
        ask: 'Hvad viser et tip?',
        answer: `Næste træk i en løsning, hvor en kendes. Følger du tippene fra en stilling, der kan gå op, så går kabalen op; de løber aldrig i ring. *${commands.showLine}* spiller den for dig, og du kan standse hvor som helst og selv spille videre.`,
      },
      {
        ask: 'Og hvor intet vides?',
        answer:
          'Så er tippet et gæt og siger det. Er stillingen bevist tabt, siger det, at intet træk hjælper, og tilbyder vejen tilbage til dér, hvor den endnu kunne gå op.',
      },
      {
        ask: 'Koster et tip noget?',
        answer:
          'En sejr med hjælp er en sejr med hjælp: den føres for sig i [statistikken](keeping). Et tip, der intet fandt, tæller ikke som hjælp. At fortryde er aldrig hjælp og koster intet.',
      },
      {
        ask: 'Hvad er ærligt syn?',
        answer: `Råd, der ikke læser kort, du ikke har set. De usete kort lægges i mange mulige rækkefølger, hver af dem gennemsøges, og du får at vide, i hvor mange der blev fundet en løsning, med den usikkerhed, en stikprøve har. Kransen viser så *${badge.words.odds}* i stedet for en dom. Det er en indstilling, *${settings.fairSight}*, og kan skiftes midt i et spil.`,
      },
      {
        ask: 'Hvorfor nævner tippet bunken?',
        answer:
          'Fordi der med to spil kort er to af hvert, og det kan betyde noget, hvilket af dem du tager.',
      },
    ],
  },
  auto: {
    title: 'Det, der går op af sig selv',
    body: [
      `Efter dit træk går de kort, som ingen løsning længere kan få brug for, op på fundamenterne af sig selv. De tæller som træk og går tilbage sammen med det træk, der udløste dem. Det kan slås fra i indstillingerne; *${commands.sendAll}* (tasten A) gør det, når du beder om det.`,
      {
        ask: 'Hvorfor standser det ved et kort, der passer?',
        answer:
          'Fordi kortet endnu kan blive brugt som plads, eller fordi dets tvilling kan få brug for pladsen på fundamentet. Hvor der bygges i samme kulør med to spil kort, går et kort kun op af sig selv, når *begge* kulørens fundamenter er nået til kortet under det.',
      },
      {
        picture: 'safe-twin',
        says: 'Spar 9 må gå op, men gør det ikke af sig selv: det ene fundament er nået til 8, det andet kun til 7.',
      },
      {
        picture: 'twin-place',
        says: 'Det er det, forsigtigheden er til for: sendes spar 6 op fra første kolonne, er stillingen tabt. Den anden 6’er ligger på den 5’er, som det andet fundament mangler.',
      },
      {
        ask: 'Og i skiftende farve?',
        answer:
          'Dér er et kort sikkert, når der ikke er noget tilbage, der kunne ville ligge på det: begge kulører i den anden farve er nået til kortet under det. I nogle tilfælde er ét mindre nok, og med to spil kort tæller alle eksemplarer.',
      },
      {
        ask: 'Jeg hentede et kort ned fra et fundament: springer det op igen?',
        answer:
          'Nej. Det, du har lagt ned, bliver liggende, til du flytter det eller beder om alt, hvad der er sikkert.',
      },
      {
        ask: `Hvornår tilbydes »${commands.finish}«?`,
        answer:
          'Når et forsøg når helt til målet, og kun da. Det kan springes over, og sejren tæller, hvad enten du trykker eller ej.',
      },
    ],
  },
  numbers: {
    title: 'Numre og dagens kabale',
    body: [
      {
        ask: 'Hvad er en udlægnings nummer?',
        answer:
          'Et helt tal fra 1 til 2.147.483.647, som altid giver de samme kort, så du kan spille udlægningen igen eller give den videre til en ven. I kabalerne med ét spil kort er det nummeret i FreeCell fra Windows, i dem med to PySolFC’s »ms«-nummer.',
      },
      {
        ask: 'Hvilken udlægning er dagens?',
        answer:
          'Hver kabale har én for hver dato, den samme for alle: fra et tal, som datoen giver, den første, som søgningen får til at gå op. »I dag« er din egen kalenders. Dage i træk tælles for hver kabale.',
      },
      {
        ask: 'Kan jeg give nogen præcis den stilling, jeg sidder med?',
        answer: `Ja: *${commands.share}* giver et link med kabalen, dens regler og udlægningen, med dine træk, hvis du vil, og stillingen som tekst. Samme sted tages den ind igen, og er der noget galt, får du at vide hvad.`,
      },
      {
        ask: 'Hvad hvis jeg lægger mine egne kort op?',
        answer:
          'En stilling, der er taget ind som tekst, har intet nummer og kaldes din egen. Mangler et kort, eller er det der for mange gange, nævnes det.',
      },
    ],
  },
  keeping: {
    title: 'Statistik og gemte spil',
    body: [
      {
        ask: 'Hvornår tæller en udlægning?',
        answer:
          'Én gang, når den går op eller forlades efter et træk. En urørt udlægning tæller ikke. Den samme udlægning igen er hverken et nyt tab eller en ny sejr.',
      },
      {
        ask: 'Hvad med sejre med hjælp?',
        answer: 'De tæller som spillede og føres for sig. De afbryder ikke en stime og gør den ikke længere.',
      },
      {
        ask: 'Hvor gemmes mine spil?',
        answer: `I denne browser, efter hvert træk, ét spil af hver kabale. Luk siden, når du vil, og fortsæt en anden gang; under *${commands.share}* kan det hele skrives til en fil, som er din egen, og læses ind igen.`,
      },
      {
        ask: 'Hvornår går uret?',
        answer:
          'Fra første træk, og kun mens siden kan ses. Det står stille, når spillet er slut, og indstillingerne kan skjule det.',
      },
      {
        ask: 'Hvad tæller som et træk?',
        answer:
          'Hvert kort, der flyttes eller vendes; en række, som reglerne lader dig flytte samlet, tæller én gang. En række, som bordet spiller for dig kort for kort, tæller hvert kort, og kort, der går op af sig selv, tæller også.',
      },
    ],
  },
  offline: {
    title: 'Uden net og uden spor',
    body: [
      {
        ask: 'Kræver det net?',
        answer:
          'Én gang. Efter ét besøg har browseren det hele, og så starter og spiller det uden net. Udlægning, søgning, tip og statistik foregår på din egen maskine; mens du spiller, spørges ingen om noget. En nyere udgave tilbydes og påtvinges ikke.',
      },
      {
        ask: 'Hvad sendes der om mig?',
        answer:
          'Intet. Der er ingen konto, ingen tælling af besøg, ingen reklamer, og ingen andre sider kaldes.',
      },
      {
        ask: 'Hvordan sletter jeg alt, hvad der er gemt?',
        answer:
          'Det ligger i denne browsers lager for siden her. Slet det dér, så er det væk; ingen har en kopi, medmindre du selv har gemt en.',
      },
    ],
  },
  legend: {
    title: 'Myten: lagde Napoleon kabale?',
    body: [
      'Historien fortælles om mere end én kabale: slået og forvist fik kejseren aftenerne på Sankt Helena, fra 1815 til sin død i 1821, til at gå med at lægge kort op for sig selv.',
      'Det passer sandsynligvis ikke. Samtidige beretninger fra eksilet nævner whist, piquet og vingt-un, altså spil med andre mennesker; om kabaler siger de intet. De, der har studeret spillenes historie, anser navnet for 1800-tals salgskunst: det var god forretning at opkalde et spil efter århundredets mest berømte fange.',
      'Det er i øvrigt et mønster. Flere kabaler fik Napoleons navn på den tid, blandt dem Napoleons firkant og Lille Napoleon, og ingen af dem kan føres tilbage til ham.',
      'Så vi beholder navnet, som er godt, og lader kejseren beholde sin whist. Stikspillet af samme navn har [sin egen historie](nap/history).',
    ],
  },
  keys: {
    title: 'Hænder og taster',
    body: [
      'Træk et kort, eller tryk på det og derefter på stedet, det skal hen. To tryk sender det hen, hvor det ligger bedst. Tryk længe, eller højreklik, for at se et dækket kort.',
      'Hele spillet kan spilles uden mus. Enkelte bogstaver kan slås fra i indstillingerne.',
      { made: 'keys' },
    ],
  },
  credits: {
    title: 'Lavet med',
    body: [
      {
        list: [
          'Kortbilleder af Adrian Kennard (fri af ophavsret)',
          'EB Garamond og Inter (SIL Open Font License)',
          'Ikoner fra Lucide (ISC), kurver med uPlot og søgning med MiniSearch (MIT)',
        ],
      },
      'Reglerne, som de fortælles her, er skrevet efter fire gamle beskrivelser, tre danske og en svensk; hvor de tier, siger hjælpen, hvad vi har valgt.',
    ],
  },
};
