export const copy = {
  title: 'Help',
  description:
    'Stel je vraag aan onze AI-assistent, lees een van de vier gidsen of zoek in de uitleg: over beginnen, delen, thema’s, prijzen en privacy.',
  heading: 'Waar kunnen we je mee helpen?',
  lead: 'Vraag het de assistent, of blader zelf door de uitleg. Kom je er niet uit, dan helpt een mens je verder, gewoon per mail.',
  actionsHeading: 'Snelle Acties',
  actions: [
    { label: 'Nieuwe anekdote', question: 'Hoe maak ik een nieuwe anekdote?' },
    { label: 'Foto toevoegen', question: 'Hoe voeg ik een foto toe?' },
    { label: 'Video uploaden', question: 'Hoe upload ik een video?' },
    { label: 'Vrienden uitnodigen', question: 'Hoe nodig ik vrienden uit?' },
    { label: 'Zoeken en filteren', question: 'Hoe zoek en filter ik in een anekdote?' },
    { label: 'Thema kiezen', question: 'Hoe kies ik een thema?' },
  ],
  guidesHeading: 'Vier gidsen om mee te beginnen',
  guidesLead: 'Rustig uitgelegd, van je eerste foto tot samen vertellen.',
  /** By the slug of the article. */
  guides: {
    'eerste-anekdote': {
      text: 'Eén foto en één zin, meer heb je niet nodig om te beginnen.',
      picture: '/demo/oma-riet/wieg',
      alt: 'Een baby in een wieg, met opoe op een stoel ernaast.',
    },
    'filteren-en-zoeken': {
      text: 'Vind oma’s stem terug, of alles uit één zomer.',
      picture: '/demo/oma-riet/brievendoos',
      alt: 'Twee handen bij een doos vol brieven, met foto’s op tafel.',
    },
    samenwerken: {
      text: 'Wie mag wat: de admin (die beheert mee), de bijdrager en de kijker.',
      picture: '/demo/oma-riet/keuken',
      alt: 'Een vrouw met twee kinderen in de keuken; op het fornuis dampt een pan.',
    },
    'themas-en-personalisatie': {
      text: 'Geef je verhaal een eigen kleur, uit zeven thema’s.',
      picture: '/demo/oma-riet/tulpen',
      alt: 'Een gezin fietst zwaaiend langs de tulpenvelden en een molen.',
    },
  },
  readGuide: 'Lees de gids',
  articlesHeading: 'Alle uitleg op een rij',
  articlesLead: 'Zoek op een woord, of trek een la open.',
  finalCall: {
    heading: 'Nog vragen?',
    text: 'Probeer het gewoon uit, of vertel ons wat er beter kan. We lezen alles.',
    start: 'Start je anekdote',
    feedback: 'Feedback geven',
    feedbackSubject: 'Feedback over Anekdotes',
  },
} as const;
