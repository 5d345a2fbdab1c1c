export const copy = {
  label: 'Bezoeken tellen',
  question: 'Mogen we je bezoek meetellen?',
  text: 'Zonder advertenties of profiel.',
  more: 'Hoe we tellen',
  accept: 'Ja, tel mee',
  refuse: 'Nee, niet tellen',
  off: 'Deze site telt op dit moment geen bezoeken. Er valt dus niets te kiezen.',
  noScript:
    'Zonder JavaScript tellen we je bezoek niet mee; om hier te kiezen moet JavaScript aanstaan.',
  state: {
    unknown: 'Je keuze wordt in deze browser bewaard.',
    unasked: 'Je hebt nog niet gekozen; tot die tijd tellen we je bezoek niet mee.',
    accepted: 'Je vindt het goed dat we je bezoek meetellen.',
    refused: 'We tellen je bezoek niet mee.',
  },
} as const;
