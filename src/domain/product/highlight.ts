/** A piece of a text; `hit` when it matches what was typed. */
export interface TextPiece {
  text: string;
  hit: boolean;
}

/**
 * A text in pieces, those that match a word of the term marked, whatever their case and
 * accents (spec 1 §2.8). The pieces together are the text.
 */
export function highlight(text: string, term: string): TextPiece[] {
  // One folded sign for each sign of the text, so that places are the same in both.
  const signs = [...text];
  const folded = signs.map(fold);
  const hits = new Array<boolean>(signs.length).fill(false);
  for (const word of new Set(term.split(/\s+/).map((part) => [...part].map(fold)))) {
    if (word.length === 0) continue;
    for (let at = 0; at + word.length <= signs.length; at++) {
      if (word.every((sign, i) => folded[at + i] === sign)) hits.fill(true, at, at + word.length);
    }
  }
  const pieces: TextPiece[] = [];
  signs.forEach((sign, i) => {
    const last = pieces.at(-1);
    const hit = hits[i] ?? false;
    if (last?.hit === hit) last.text += sign;
    else pieces.push({ text: sign, hit });
  });
  return pieces;
}

function fold(sign: string): string {
  return sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
