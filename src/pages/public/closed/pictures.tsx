import { PagePicture } from '@/components/photo-print';

const pictures = {
  lijst: {
    pictureAlt:
      'Oma en een meisje kijken naar een lichte plek op het behang, waar een lijst heeft gehangen.',
    pictureCaption: 'Hier heeft iets gehangen',
  },
  kast: {
    pictureAlt: 'Een open kast; op de plank ligt een fotoalbum met een strik eromheen.',
    pictureCaption: 'Het album ligt weer in de kast',
  },
  sleutel: {
    pictureAlt: 'Een voordeur met een kat ervoor; naast een bloempot ligt de sleutel.',
    pictureCaption: 'De familie weet waar de sleutel ligt',
  },
  'eerste-bladzijde': {
    pictureAlt: 'Een leeg fotoalbum op tafel; een hand legt de eerste foto op zijn plek.',
    pictureCaption: 'De eerste bladzijde',
  },
} as const;

export type PictureName = keyof typeof pictures;

/** The picture of a link that opens no story, and of a story without items. */
export function Picture({ name }: { name: PictureName }) {
  return <PagePicture src={`/site/${name}`} copy={pictures[name]} />;
}
