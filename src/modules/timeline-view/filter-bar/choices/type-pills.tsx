import { useState } from 'react';
import { itemTypeList, itemTypes, type ItemType } from '@/modules/timeline/item-types';
import { copy } from '../copy';
import { pill, pillOn } from '../pill';
import { toggled } from './toggled';

interface Props {
  offered: ItemType[];
  selected: ItemType[];
  onChange: (selected: ItemType[]) => void;
}

export function TypePills({ offered, selected, onChange }: Props) {
  const [pills, setPills] = useState(offered);
  // A type that is not offered any more stays: its pill can have the focus.
  const types = itemTypeList.filter((type) => pills.includes(type) || offered.includes(type));
  if (types.length > pills.length) setPills(types);
  return (
    <fieldset aria-label={copy.types} className="flex min-w-0 flex-wrap gap-2">
      {types.map((type) => {
        const isOn = selected.includes(type);
        return (
          <button
            key={type}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(toggled(selected, type))}
            className={isOn ? pillOn : pill}
          >
            {itemTypes[type].name}
          </button>
        );
      })}
    </fieldset>
  );
}
