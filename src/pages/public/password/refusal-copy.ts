/** Loaded with the first password that is tried. */
export const copy = {
  missing: 'Vul eerst het wachtwoord in.',
  wrong: 'Dat wachtwoord klopt niet. Kijk of je het goed hebt getypt en probeer het nog eens.',
  wait: (minutes: number) =>
    `Er is te vaak een verkeerd wachtwoord ingevuld. Probeer het over ${minutes === 1 ? 'een minuut' : `${minutes} minuten`} opnieuw.`,
  waitLong:
    'Er is vandaag te vaak een verkeerd wachtwoord ingevuld. Probeer het later vandaag of morgen opnieuw.',
  insecure: 'Dit kan alleen over een beveiligde verbinding. Open de link met https:// ervoor.',
} as const;
