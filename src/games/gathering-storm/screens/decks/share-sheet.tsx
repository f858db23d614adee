import { useState } from 'react';
import type { ListFormat } from '@/games/gathering-storm/rules/card-text/list/listed';
import type { OwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import { useDeckActions } from '@/store/context';
import { SEPARATORS, type Separator } from '@/table/export/csv';
import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';

/** How a deck is written into a file: its name, its ending and its type. */
const FORMATS: Record<ListFormat, { label: string; note: string; end: string; type: string }> = {
  json: { label: 'JSON', note: 'for another Dispatch Box', end: 'json', type: 'application/json' },
  text: { label: 'Text', note: 'in printed words', end: 'txt', type: 'text/plain' },
  csv: { label: 'CSV', note: 'for a spreadsheet', end: 'csv', type: 'text/csv' },
};

/** A deck as a file: "Our deck" becomes "our-deck.json". */
async function deckFile(
  deck: OwnDeck,
  format: ListFormat,
  separator: Separator = ',',
): Promise<{ name: string; text: string; type: string }> {
  const { printList } = await import('@/games/gathering-storm/rules/card-text/list/print-list');
  const { end, type } = FORMATS[format];
  return { name: `${fileName(deck.name)}.${end}`, text: printList(deck, format, separator), type };
}

/** Letters and digits of any file system; a name without any is "deck". */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return plain || 'deck';
}

interface ShareSheetProps {
  deck: OwnDeck;
  onClose: () => void;
}

const OPTIONS = (Object.keys(FORMATS) as ListFormat[]).map((value) => ({
  value,
  label: FORMATS[value].label,
  note: FORMATS[value].note,
}));
const SAID = {
  shared: 'Shared.',
  downloaded: 'The deck is in your downloads.',
  cancelled: 'Nothing was shared.',
};

/** A deck as a file, in one of three ways of writing. All of them can be read again. */
export function ShareSheet({ deck, onClose }: ShareSheetProps) {
  const { giveFile } = useDeckActions();
  const [format, setFormat] = useState<ListFormat>('json');
  const [separator, setSeparator] = useState<Separator>(',');
  const [said, setSaid] = useState('');
  async function share() {
    const { name, text, type } = await deckFile(deck, format, separator);
    setSaid(SAID[await giveFile(name, text, type)]);
  }
  return (
    <OverSheet title={`Share ${deck.name}`} onClose={onClose}>
      <div className={sheet.body}>
        <Choices live label="Written as" showLabel options={OPTIONS} value={format} onChange={setFormat} />
        {format === 'csv' && (
          <Choices
            live
            label="Between its cells"
            showLabel
            options={SEPARATORS}
            value={separator}
            onChange={setSeparator}
          />
        )}
        <p>“Read a list” opens each of the three again.</p>
        <p role="status">{said}</p>
      </div>
      <div className={sheet.foot}>
        <Button look="solid" icon="share" onClick={() => void share()}>
          Share the file
        </Button>
      </div>
    </OverSheet>
  );
}
