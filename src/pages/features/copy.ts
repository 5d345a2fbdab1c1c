export const copy = {
  title: 'Features',
  description:
    'Foto’s, video’s, geluid, tekst en gifs op één tijdlijn, in zeven kleurthema’s, en jij bepaalt wie het ziet.',
  hero: {
    heading: 'Alles van een leven, op één draad',
    text: 'Foto’s, video’s, geluid, tekst en gifs: je zet ze op één tijdlijn, en jij bepaalt wie ze ziet.',
    start: 'Start je anekdote',
    photo: {
      caption: '4 mei 1955',
      alt: 'Trouwfoto: het bruidspaar lacht onder zwarte paraplu’s op het bordes',
    },
    letter: 'Lieve Riet, hier waait het zo hard dat mijn pet nu in Engeland ligt.',
    letterFrom: 'Henk, juli 1954',
    voice: 'Oma vertelt over de winter',
  },
  privacy: {
    heading: 'Eerst je privacy, dan de rest',
    text: 'Een familieverhaal is van de familie. Wij verdienen aan abonnementen, niet aan wat je bewaart.',
    pictureAlt:
      'Een groene voordeur; door de brievenbus valt een geboortekaartje op een stapel post',
    points: [
      {
        title: 'Niemand kijkt mee',
        text: 'Elke anekdote begint besloten. Alleen wie jij uitnodigt, komt binnen.',
      },
      {
        title: 'Niemand volgt je',
        text: 'Geen advertenties, geen tracking. Naast je verhaal staat niets dan je verhaal.',
      },
      {
        title: 'Dicht bij huis',
        text: 'Je verhalen staan versleuteld op servers in Europa.',
      },
    ],
    link: 'Lees de privacyverklaring',
  },
  grid: {
    heading: 'Wat je ermee kunt',
    loading: 'De mogelijkheden worden geladen',
    failed: 'De nieuwste teksten kwamen even niet binnen. Dit hoort er in elk geval bij.',
  },
  ticks: {
    heading: 'Zo hoort het gewoon',
    list: [
      { title: 'Je gegevens blijven van jou', text: 'Wij lenen ze alleen om ze te bewaren.' },
      { title: 'Geen verborgen kosten', text: 'Wat je betaalt, staat op de prijzenpagina.' },
      {
        title: 'Alles weer meenemen',
        text: 'Met Premium exporteer je je verhaal wanneer je wilt.',
      },
      { title: 'Opzeggen kan altijd', text: 'Je zit nergens aan vast.' },
      {
        title: 'Hulp in het Nederlands',
        text: 'Je mailt, en je krijgt antwoord in je eigen taal.',
      },
      {
        title: 'Automatische reservekopieën',
        text: 'Een kapotte telefoon kost je geen herinnering.',
      },
    ],
  },
  themes: {
    heading: 'Welke kleur heeft jullie verhaal?',
    lead: 'Er zijn zeven thema’s. Kies er een, dan kleurt deze hele pagina mee.',
    legend: 'Kies een thema',
    note: 'Ga je naar een andere pagina, dan is alles weer zoals het was.',
    noScript: 'Om een thema te proberen moet JavaScript aanstaan.',
    names: {
      classic: 'Classic',
      ocean: 'Ocean',
      nature: 'Nature',
      sunset: 'Sunset',
      royal: 'Royal',
      cherry: 'Cherry',
      football: 'Football',
    },
  },
  proof: {
    stars: 'Vijf van de vijf sterren',
    quote:
      'In juni zat het hele seizoen erin: de modder, de beker, en de ouders die langs de lijn harder riepen dan ik. Het team kijkt het nog steeds terug.',
    name: 'Mark, trainer',
    from: 'Uit het voorbeeld ‘Het seizoen van JO11-2’',
    note: 'Verzonnen, net als het team. Het verhaal kun je wel echt openen.',
    slug: 'seizoen-jo11',
    avatar: '/demo/seizoen-jo11/mark.webp',
  },
  finalCall: {
    heading: 'De eerste foto staat er zo op',
    text: 'Kies er een waar een verhaal bij hoort. De rest komt vanzelf.',
    start: 'Start je anekdote',
    create: 'Maak een anekdote',
    tryFree: 'Probeer het gratis',
    pricing: 'Bekijk de prijzen',
    note: 'Dertig dagen gratis proberen, zonder creditcard.',
  },
} as const;
