// Recognises messages that try to instruct the assistant or a model (prompt injection).
import { toLatinLetters } from './latin-letters.ts';

/** An order has its parts in this sequence; one pattern with gaps would search each gap again and again. */
const orders: readonly (readonly RegExp[])[] = [
  [/\b(negeer|omzeil)\b/, /\b(instructies?|regels?|opdracht(en)?|alles|hierboven)\b/],
  [/(^|[.!?,;:\n]\s*)vergeet\b/, /\b(instructies?|regels?|opdracht(en)?|alles|hierboven)\b/],
  [/\b(ignore|disregard|forget)\b/, /\b(instructions?|rules?|above|previous|everything)\b/],
  [/\b(systeem|system)[-\s]?(prompt|tekst|bericht|message)\b|\bprompt\b|\bjailbreak/],
  [/\b(doe|speel|gedraag\sje|act|pretend)\s(alsof|een\srol|as\sif|as)\b/],
  [/\b(je|jij|you)\s(bent|are)\s(vanaf\snu|nu|now)\b|\bvanaf\snu\s(ben|heet|antwoord|spreek)\b/],
  [
    /\b(herhaal|toon|geef|repeat|print|show)\b/,
    /\b(tekst\shierboven|(je|jouw|your)\s(instructies|instructions)|text\sabove)\b/,
  ],
  [/<\s*\/?\s*[a-z]/, />/],
  [/\$\{|\{\{/],
  [/\b\w+\([^)(]*\(/],
  [/\b(drop|alter|truncate)\stable\b|\bselect\s\*|\bunion\sselect\b|'\s*or\s+'?1/],
  [/\bselect\b/, /\bfrom\b/, /\bwhere\b|;/],
];

export function isOrder(message: string): boolean {
  const text = toLatinLetters(message).replace(/_/g, ' ');
  return orders.some((parts) => hasInSequence(text, parts));
}

function hasInSequence(text: string, parts: readonly RegExp[]): boolean {
  let rest = text;
  for (const part of parts) {
    const found = part.exec(rest);
    if (!found) return false;
    rest = rest.slice(found.index + found[0].length);
  }
  return true;
}
