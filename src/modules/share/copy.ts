export const copy = {
  title: 'Dit verhaal delen',
  itemTitle: 'Deze gebeurtenis delen',
  close: 'Delen sluiten',
  withApp: 'Delen met een app',
  copyLink: 'Link kopiëren',
  copied: 'Link gekopieerd',
  byMail: 'Versturen per e-mail',
  byWhatsApp: 'Versturen met WhatsApp',
  link: 'De link',
  copyByHand:
    'Kopiëren lukte niet vanzelf. De link hieronder is al geselecteerd: druk op Ctrl+C (op een Mac ⌘C), of houd je vinger erop en kies Kopieer.',
  appFailed: 'Je toestel kon het niet delen. Kies hieronder een andere manier.',
  withFilter: 'Met mijn filter',
  withFilterHelp: 'Dan opent het verhaal met dezelfde keuzes als jij nu hebt.',
  capability:
    'Wie deze link heeft, kan het verhaal lezen, en hem ook weer doorsturen. Geef hem dus alleen aan mensen die het mogen zien.',
  ends: (day: string, hours: number, minutes: number) =>
    `De link werkt tot ${day}, ${hours}:${String(minutes).padStart(2, '0')} uur. Daarna stopt hij vanzelf.`,
  asksPassword:
    'Wie deze link opent, moet ook het wachtwoord weten. Stuur dat het liefst apart, of vertel het zelf. Geef ze alleen aan mensen die het verhaal mogen zien.',
  qr: 'QR-code',
  qrHelp: 'Richt er de camera van een telefoon op. Mooi voor op een kaart.',
  qrLabel: (title: string) => `QR-code met de link naar ${title}`,
  qrFile: (title: string) => `QR-code ${title}`,
  savePng: 'Als plaatje (PNG)',
  saveSvg: 'Voor de drukker (SVG)',
  qrFailed: 'Het plaatje kon niet worden gemaakt. Probeer het nog eens, of kopieer de link.',
  mailSubject: (title: string) => `Een verhaal voor jou: ${title}`,
  mailText: (subject: string, link: string) =>
    `Hallo,\n\nIk wil je graag dit verhaal laten zien: ${subject}.\n\n${link}\n\nVeel plezier ermee!\n`,
  itemText: (subject: string, link: string) =>
    `Hallo,\n\nDit wil ik je graag laten zien: ${subject}.\n\n${link}\n\nVeel plezier ermee!\n`,
  share: 'Delen',
  save: 'Opslaan',
  saving: (progress: string) => `${progress || 'Bezig'} – stoppen`,
  saved: 'Opgeslagen bij je downloads',
  otherHost: 'Dit bestand staat op een andere plek en kan niet vanzelf worden opgeslagen.',
  openFile: 'Open het in een nieuw tabblad',
  saveFailed:
    'Opslaan lukte niet. Kijk of je internet hebt en probeer het nog eens, of open het bestand zelf.',
  codeFailed:
    'Dit ging niet open. Kijk of je internet hebt en probeer het nog eens, of laad de pagina opnieuw.',
} as const;
