import { countOf, numberOf } from '@/lib/numbers';

/** Also what the privacy statement and two help articles say of places in saved files. */
export const savedPlaces =
  'De plek waar een foto is gemaakt (gps) halen we uit JPEG, PNG en WebP; video’s, opnames, HEIC en AVIF bewaren we zoals de pagina ze laat zien.';

const megabytes = (bytes: number) =>
  (bytes / 1e6).toLocaleString('nl-NL', { maximumFractionDigits: bytes < 1e7 ? 1 : 0 });
const countItems = (count: number) => countOf(count, 'gebeurtenis', 'gebeurtenissen');

export const copy = {
  title: 'Dit verhaal bewaren',
  close: 'Bewaren sluiten',
  scope: 'Wat wil je bewaren?',
  all: (count: number) => `Alles (${numberOf(count)})`,
  shown: (count: number) => `Alleen wat je nu ziet (${numberOf(count)})`,
  incomplete:
    'Het verhaal komt nog binnen. Zodra alles er is, kun je het bewaren. Duurt dat lang? Sluit dit venster dan en probeer het zo nog eens.',
  private:
    'Een bewaard verhaal is iets van de familie. Zet het niet op een plek waar iedereen erbij kan.',
  busy: 'We zijn nog bezig. Wil je ophouden, kies dan eerst Stoppen.',

  zipTitle: 'Hele verhaal als ZIP',
  zipPartTitle: 'Dit deel als ZIP',
  zipHelp: `Een ZIP is één bestand waar alles in zit, met een bladzijde die ook zonder internet opengaat. ${savedPlaces}`,
  zipStart: 'ZIP maken',
  zipAgain: 'Nog eens maken',
  stop: 'Stoppen',
  filesOf: (done: number, all: number) =>
    all === 0
      ? 'De bladzijde wordt geschreven'
      : `${done} van ${countOf(all, 'bestand', 'bestanden')}`,
  bytes: (bytes: number) => `${megabytes(bytes)} MB`,
  progress: 'Voortgang',
  zipDone: 'Klaar. Het verhaal staat bij je downloads.',
  zipSavedToFile: 'Klaar. Het verhaal staat op de plek die je koos.',
  zipMade: (bytes: string) => `Het ZIP-bestand is gemaakt (${bytes}).`,
  unpack:
    'Dubbelklik op het ZIP-bestand en pak het uit. Open dan index.html, en je ziet het hele verhaal.',
  missing: (count: number) =>
    count === 1
      ? 'Eén bestand kon niet mee. De rest is compleet.'
      : `${numberOf(count)} bestanden konden niet mee. De rest is compleet.`,
  missingHelp: 'Wat ontbreekt, staat op een lijstje in het ZIP-bestand.',
  zipStopped: 'Gestopt. Er is niets bewaard.',
  zipFailed:
    'Het bewaren lukte niet. Kijk of er genoeg ruimte is op je apparaat en of je internet hebt, en probeer het nog eens.',
  zipNoFiles:
    'Geen van de bestanden kwam binnen, dus er is niets bewaard. Kijk of je internet hebt, en probeer het nog eens.',

  missingFile: 'Wat niet mee kon.txt',
  missingText: (lines: readonly string[]) =>
    `Deze bestanden konden niet mee toen het verhaal werd bewaard:\r\n\r\n${lines.join('\r\n')}\r\n`,
  elsewhere: (item: string, address: string) => `${item}: ${address}`,
  missingMedia: (item: string) => item,
  missingPoster: (item: string) => `${item} (het beeld erbij)`,
  missingCaptions: (item: string) => `${item} (de ondertiteling)`,

  bookTitle: 'Boekje om te printen',
  bookHelp:
    'Met een omslag, hoofdstukken, en een code om te scannen bij wat niet op papier past, zoals een opname of video. Op papier, of als pdf.',
  bookStart: 'Boekje maken',
  bookAgain: 'Nog eens printen',
  cover: 'Foto op de omslag',
  coverOf: (item: string) => `Omslag: ${item}`,
  noCover: 'Geen foto',
  picturesOf: (done: number, all: number) =>
    `${done} van ${countOf(all, 'plaatje', 'plaatjes')} opgehaald`,
  bookDone: 'Het boekje ligt klaar. Kies in het printvenster A4 of A5, of bewaar het als pdf.',
  bookNumbers:
    'De paginanummers zet je browser erbij: laat in het printvenster “Kop- en voetteksten” aan staan.',
  bookMissing: (count: number) =>
    count === 1
      ? 'Eén plaatje kwam niet binnen; de tekst erbij staat er wel.'
      : `${numberOf(count)} plaatjes kwamen niet binnen; de teksten erbij staan er wel.`,
  bookStopped: 'Gestopt. Er is niets geprint.',
  bookFailed:
    'Het boekje kon niet worden gemaakt. Kijk of je internet hebt, en probeer het nog eens.',
  bookNotPrinted:
    'Je browser opende het printvenster niet. Open het verhaal in een andere browser of op een computer, en maak het boekje daar.',

  page: {
    label: 'Een bewaard verhaal',
    undated: 'Zonder datum',
    from: (count: number, isPart: boolean) =>
      isPart ? `Een keuze van ${countItems(count)}` : countItems(count),
    by: (name: string) => `Van ${name}`,
    contents: 'Hoofdstukken',
    transcript: 'Wat er gezegd wordt',
    captions: 'Nederlands',
    open: 'Open het bestand',
    elsewhere: 'Dit bestand staat op een andere website:',
    missingFile: 'Dit bestand kon niet mee toen het verhaal werd bewaard.',
    exportedOn: (day: string) => `Bewaard op ${day}.`,
    private:
      'Dit is een familieverhaal, en van wie het vertelt. Geef het alleen aan mensen die het mogen zien.',
    online: 'Het verhaal op internet:',
    missing: 'Wat niet mee kon',
  },
} as const;
