export const copy = {
  endedTitle: 'Deze link is gestopt',
  ended: 'Wie het verhaal deelde, heeft deze link laten stoppen.',
  endedHelp: 'Wil je het nog eens lezen? Vraag dan om een nieuwe link.',
  home: 'Naar de startpagina',
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
  help: 'Weet je het woord niet? Vraag het aan wie je de link stuurde. Hoofdletters maken niet uit.',
  missing: 'Vul eerst het woord in.',
  wrong: 'Dat is niet het woord. Kijk of je het goed hebt getypt en probeer het nog eens.',
  wait: (minutes: number) =>
    `Er is te vaak een verkeerd woord ingevuld. Probeer het over ${minutes === 1 ? 'een minuut' : `${minutes} minuten`} opnieuw.`,
  insecure: 'Dit kan alleen over een beveiligde verbinding. Open de link met https:// ervoor.',
  failed:
    'Het woord kon niet worden nagekeken. Kijk of je internet hebt en probeer het over een ogenblik opnieuw.',
} as const;
