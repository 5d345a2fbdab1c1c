// Recognises messages that try to instruct the assistant or a model (prompt injection).

const orders = [
  /\b(negeer|omzeil)\b.*\b(instructies?|regels?|opdracht(en)?|alles|hierboven)\b/i,
  /(^|[.!?,;:]\s*)vergeet\b.*\b(instructies?|regels?|opdracht(en)?|alles|hierboven)\b/i,
  /\b(ignore|disregard|forget)\b.*\b(instructions?|rules?|above|previous|everything)\b/i,
  /\b(systeem|system)[- ]?(prompt|tekst|bericht|message)\b|\bprompt\b|\bjailbreak/i,
  /\b(doe|speel|gedraag je|act|pretend) (alsof|een rol|as if|as)\b/i,
  /\b(je|jij|you) (bent|are) (vanaf nu|nu|now)\b|\bvanaf nu (ben|heet|antwoord|spreek)\b/i,
  /\b(herhaal|toon|geef|repeat|print|show)\b.*\b(tekst hierboven|(je|jouw|your) (instructies|instructions)|text above)\b/i,
  /<\s*\/?\s*[a-z][^>]*>|\$\{|\{\{|\b\w+\([^)]*\(/i,
  /\b(drop|alter|truncate) table\b|\bselect\b.+\bfrom\b.+(\bwhere\b|;)|\bselect \*|\bunion select\b|'\s*or\s+'?1/i,
];

export const isOrder = (message: string) => orders.some((order) => order.test(message));
