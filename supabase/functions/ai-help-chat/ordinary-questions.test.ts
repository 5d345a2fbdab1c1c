import { expect, test } from 'vitest';
import { isChoice, isSure } from './answer.ts';
import { readArticles } from './article-files.ts';
import { buildKnowledge } from './build-knowledge.ts';
import { knownQuestions, wordings } from './known-questions.ts';
import { createRetrieval, type Knowledge } from './retrieval.ts';

const articles = readArticles();
// Through JSON, as the function gets it.
const written = JSON.stringify(buildKnowledge(articles, knownQuestions, wordings));
const find = createRetrieval(JSON.parse(written) as Knowledge);

test.each(articles.map(({ title, slug }) => [title, slug]))(
  'who asks "%s", as the page puts it, gets %s',
  (title, slug) => {
    const { passages, first } = find(title);
    expect(passages[0]?.slug).toBe(slug);
    expect(first).toBe(1);
  },
);

// The six quick actions and three suggestions of the help page.
test.each([
  ['Hoe maak ik een nieuwe anekdote?', 'eerste-anekdote'],
  ['Hoe voeg ik een foto toe?', 'foto-toevoegen'],
  ['Hoe upload ik een video?', 'video-uploaden'],
  ['Hoe nodig ik vrienden uit?', 'mensen-uitnodigen'],
  ['Hoe zoek en filter ik in een anekdote?', 'filteren-en-zoeken'],
  ['Hoe kies ik een thema?', 'themas-en-personalisatie'],
  ['Hoe begin ik een anekdote?', 'eerste-anekdote'],
  ['Wat kost Premium?', 'wat-kost-het'],
  ['Wie kan mijn verhaal zien?', 'wie-kan-meekijken'],
])('the page itself asks "%s", and gets %s for sure', (question, slug) => {
  const finding = find(question);
  expect(finding.passages[0]?.slug).toBe(slug);
  expect(isSure(finding)).toBe(true);
});

test.each([
  ['Hoe zeg ik mijn Premium-abonnement op?', 'opzeggen'],
  ['Hoe zeg ik Premium op?', 'opzeggen'],
  ['Wat zijn de kosten van Premium?', 'wat-kost-het'],
  ['hoe log ik in op mijn account', 'inloggen'],
  ['Hoe verwijder ik een foto uit mijn verhaal?', 'herinnering-wijzigen'],
  ['wat doet een kijker', 'samenwerken'],
])('an ordinary question is answered: "%s" by %s', (question, slug) => {
  const finding = find(question);
  expect(isSure(finding) || isChoice(finding)).toBe(true);
  // The first if it is the answer, else one of those offered.
  const offered = finding.passages.slice(0, isSure(finding) ? 1 : 3).map((one) => one.slug);
  expect(offered).toContain(slug);
});

// An occasion, the end of sharing and a visitor who only reads, mostly in few words.
test.each([
  ['uitvaart', 'herdenken'],
  ['begrafenis opa', 'herdenken'],
  ['afscheid van oma', 'herdenken'],
  ['iets voor de uitvaart', 'herdenken'],
  ['foto’s voor de uitvaart van mijn vader', 'herdenken'],
  ['boekje voor de begrafenis van mijn moeder', 'herdenken'],
  ['pa is overleden', 'herdenken'],
  ['babyboek', 'eerste-jaar-baby'],
  ['geboorte', 'eerste-jaar-baby'],
  ['boek van de baby', 'eerste-jaar-baby'],
  ['boekje voor de kleine', 'eerste-jaar-baby'],
  ['kleindochter geboren', 'eerste-jaar-baby'],
  ['huwelijk 50 jaar', 'bruiloft'],
  ['zestig jaar getrouwd', 'bruiloft'],
  ['opa 80', 'verjaardag'],
  ['delen stoppen', 'delen-stoppen'],
  ['link intrekken', 'delen-stoppen'],
  ['hoe trek ik een link weer in', 'delen-stoppen'],
  ['link verwijderen', 'delen-stoppen'],
  ['kan ik de link weer weghalen', 'delen-stoppen'],
  ['verloopt de link', 'link-die-vanzelf-stopt'],
  ['hoe lang blijft de link werken', 'link-die-vanzelf-stopt'],
  ['ik heb de link naar de verkeerde gestuurd', 'delen-stoppen'],
  ['kan iemand die de link al heeft nog kijken', 'delen-stoppen'],
  ['ik wil niet meer dat mensen mijn verhaal via de link zien', 'delen-stoppen'],
  ['ik wil alleen kijken', 'gedeelde-anekdote-bekijken'],
  ['alleen lezen', 'gedeelde-anekdote-bekijken'],
  ['hoef ik een account', 'gedeelde-anekdote-bekijken'],
  ['ik heb een link gekregen', 'gedeelde-anekdote-bekijken'],
  ['ik wil niks maken, alleen lezen', 'gedeelde-anekdote-bekijken'],
  ['moet ik iets aanmaken om te kijken', 'gedeelde-anekdote-bekijken'],
  ['ik hoef zelf geen verhaal, ik wil alleen dat van mijn zus zien', 'gedeelde-anekdote-bekijken'],
  ['mag ik ook lezen zonder zelf iets te maken', 'gedeelde-anekdote-bekijken'],
  ['I just want to read my cousin’s story', 'gedeelde-anekdote-bekijken'],
])('a question in few words is answered: "%s" by %s', (question, slug) => {
  const finding = find(question);
  expect(isSure(finding) || isChoice(finding)).toBe(true);
  // The first if it is the answer, else one of those offered.
  const offered = finding.passages.slice(0, isSure(finding) ? 1 : 3).map((one) => one.slug);
  expect(offered).toContain(slug);
});

// What an owner decides about a link, asked by owners and by visitors. Not one of these is known word for word.
test.each([
  ['Kan er een wachtwoord op de link van mijn verhaal?', 'link-met-een-wachtwoord'],
  ['link met een wachtwoord beveiligen', 'link-met-een-wachtwoord'],
  ['er wordt om een woord gevraagd als ik de link open', 'link-vraagt-om-wachtwoord'],
  ['ik weet het woord niet meer', 'link-vraagt-om-wachtwoord'],
  ['Ik ken het wachtwoord van de anekdote van oma niet', 'link-vraagt-om-wachtwoord'],
  ['How do I put a password on the link?', 'link-met-een-wachtwoord'],
  ['Kan ik instellen dat de link vanzelf stopt?', 'link-die-vanzelf-stopt'],
  ['link na een maand laten verlopen', 'link-die-vanzelf-stopt'],
  ['er staat ‘Deze link is gestopt’', 'link-die-vanzelf-stopt'],
  ['ik wil een nieuwe link', 'link-die-vanzelf-stopt'],
  ['kan ik downloaden uitzetten', 'bewaren-uitzetten'],
  ['hoe voorkom ik dat iemand mijn foto’s opslaat', 'bewaren-uitzetten'],
  ['ik zie geen knop bewaren', 'bewaren-uitzetten'],
  ['kan ik screenshots voorkomen', 'bewaren-uitzetten'],
  ['ik ben mijn wachtwoord kwijt', 'inloggen'],
  ['ik kan niet inloggen met mijn wachtwoord', 'inloggen'],
  ['hoe download ik al mijn foto’s', 'exporteren'],
  ['hoe download ik dit verhaal', 'verhaal-opslaan'],
])('a question about a link or a password is answered: "%s" by %s', (question, slug) => {
  const finding = find(question);
  expect(isSure(finding) || isChoice(finding)).toBe(true);
  // The first if it is the answer, else one of those offered.
  const offered = finding.passages.slice(0, isSure(finding) ? 1 : 3).map((one) => one.slug);
  expect(offered).toContain(slug);
});

// The same words, about something else.
const elsewhere = [
  'wat kost een uitvaart',
  'uitvaartmuziek top 10',
  'wat schrijf je op een rouwkaart',
  'hoe maak ik een babykamer',
  'babynamen voor een jongen',
  'wat kost een huwelijk bij de gemeente',
  'link beursnieuws',
  'link naar de NOS',
  'ik heb een rare link gekregen van de bank',
  'hoe verwijder ik een link in Word',
  'hoe stop ik met roken',
  'moet ik een account bij DigiD hebben',
  'wachtwoord van de wifi',
  'wat is het woord van het jaar',
  'hoe maak ik een screenshot op mijn iPhone',
  'welke film kan ik vanavond kijken',
];
test.each(elsewhere)(
  'a question about something else is not answered for sure: "%s"',
  (question) => {
    expect(isSure(find(question))).toBe(false);
  },
);
test('few questions about something else are offered articles', () => {
  expect(elsewhere.map(find).filter(isChoice).length).toBeLessThanOrEqual(5);
});
