export const copy = {
  wordTitle: 'Dit verhaal vraagt om een woord',
  word: 'Wie het met je deelde, heeft er een woord bij afgesproken. Vul het hier in, dan gaat het verhaal open.',
  label: 'Het woord',
  hint: 'Een hint:',
  show: 'Laat zien',
  hide: 'Verberg',
  remember: 'Onthoud het op dit apparaat',
  rememberHelp: 'Doe dit niet op een computer die je met anderen deelt.',
  submit: 'Open het verhaal',
  busy: 'Even kijken...',
  help: 'Weet je het woord niet? Vraag het aan degene van wie je de link kreeg. Hoofdletters maken niet uit.',
  failed:
    'Het woord kon niet worden nagekeken. Kijk of je internet hebt en probeer het over een ogenblik opnieuw.',
} as const;
