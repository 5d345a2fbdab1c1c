/** Texts of app.html, the document of every shared story until its own code renders. */
export const copy = {
  title: 'Iemand deelt een anekdote met je',
  description:
    'Een levensverhaal in foto’s, video’s, stemmen en teksten. Open de link om het te bekijken.',
  noScript: {
    heading: 'Dit verhaal heeft JavaScript nodig',
    text: 'Zet JavaScript aan in de instellingen van je browser en laad deze pagina opnieuw. Lukt dat niet, open de link dan in een andere browser of op een ander apparaat.',
    mail: 'Hulp nodig? Mail',
    home: 'Naar de startpagina',
  },
} as const;
