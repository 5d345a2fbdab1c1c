import { countOf, numberOf } from '@/lib/numbers';

const inTime = (seconds: number) =>
  seconds > 90
    ? countOf(Math.ceil(seconds / 60), 'minuut', 'minuten')
    : countOf(Math.max(1, Math.ceil(seconds)), 'seconde', 'seconden');

const failed = 'Sorry, er ging iets mis. Probeer het opnieuw. 😔';

export const copy = {
  heading: 'Vraag het de assistent',
  greeting:
    'Hallo, fijn dat je er bent. Ik ben de AI-assistent van Anekdotes: een computer, geen mens. Stel gerust je vraag, dan zoek ik het antwoord op in onze uitleg. Ik kan me vergissen, en je hoeft me niets persoonlijks te vertellen.',
  thinking: 'Ik denk na...',
  failed,
  tooMany: (seconds: number | undefined) =>
    `${failed}\nDat waren veel vragen achter elkaar. Probeer het over ${
      seconds === undefined ? 'een minuut' : inTime(seconds)
    } opnieuw; je vraag blijft hier staan.`,
  log: 'Gesprek met de AI-assistent',
  assistant: 'AI-assistent',
  you: 'Jij',
  question: 'Je vraag',
  placeholder: 'Typ hier wat je wilt weten',
  send: 'Verstuur',
  sendAgain: 'Stuur mijn vraag opnieuw',
  clear: 'Gesprek wissen',
  cleared: 'Het gesprek is gewist.',
  suggestions: 'Misschien wil je weten',
  suggested: ['Hoe begin ik een anekdote?', 'Wat kost Premium?', 'Wie kan mijn verhaal zien?'],
  choose: 'Ik weet niet zeker wat je bedoelt. Gaat het over een van deze?',
  choices: 'Kies wat je bedoelt',
  notThese: 'Staat het er niet bij? Vraag het dan in andere woorden, of mail ons.',
  sources: 'Lees verder in de uitleg',
  useful: 'Was dit nuttig?',
  yes: 'Ja, dit was nuttig',
  no: 'Nee, dit was niet nuttig',
  thanks: 'Dank je.',
  notUseful: 'Jammer. Mail ons gerust, dan kijkt er iemand mee.',
  count: (length: number, most: number) => `${numberOf(length)} van ${numberOf(most)} tekens`,
  tooLong: (over: number) =>
    `Je vraag is te lang. Maak hem ${countOf(over, 'teken', 'tekens')} korter; alles wat je typte blijft staan.`,
  preferMail: 'Liever een mens? Mail',
  mailConversation: 'Mail dit gesprek naar',
  mailSubject: 'Vraag na een gesprek met de assistent',
  mailIntro: 'Hallo, ik heb nog een vraag. Dit was mijn gesprek met de assistent:',
  mailShortened: '[Het begin van het gesprek is weggelaten.]',
} as const;
