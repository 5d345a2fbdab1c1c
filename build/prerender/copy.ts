/** Texts of the documents that stand there until the code of a page renders. */
export const copy = {
  title: 'Iemand deelt een anekdote met je',
  description:
    'Een levensverhaal in foto’s, video’s, stemmen en teksten. Open de link om het te bekijken.',
  tooOld: {
    page: (versions: string) =>
      `Deze browser is te oud voor alles op deze site. De tekst kun je wel lezen. Voor de rest heb je ${versions} nodig, of een nieuwere versie.`,
    story: (versions: string) =>
      `Deze browser is te oud om dit hele verhaal te tonen. Daarvoor heb je ${versions} nodig, of een nieuwere versie. Werk je browser bij, of open de link op een ander apparaat.`,
  },
  noScript: {
    heading: 'Dit verhaal heeft JavaScript nodig',
    text: 'Zet JavaScript aan in de instellingen van je browser en laad deze pagina opnieuw. Lukt dat niet, open de link dan in een andere browser of op een ander apparaat.',
    mail: 'Hulp nodig? Mail',
    home: 'Naar de startpagina',
  },
} as const;
