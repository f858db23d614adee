import {
  Anchor,
  Atom,
  Ban,
  Book,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Clock,
  Coins,
  Copy,
  createLucideIcon,
  Delete,
  Dices,
  Download,
  Eye,
  EyeOff,
  Factory,
  File,
  Flag,
  FlaskConical,
  GraduationCap,
  Hand,
  Handshake,
  Info,
  KeyRound,
  Lock,
  type LucideIcon,
  Map as MapSheet,
  Megaphone,
  Menu,
  Minus,
  Pause,
  PencilLine,
  Plane,
  Plus,
  Printer,
  Redo2,
  RefreshCw,
  Settings,
  Share2,
  Star,
  Swords,
  Table2,
  Trash2,
  TriangleAlert,
  Undo2,
  UserRound,
  X,
} from 'lucide-react';
import { cx } from '../cx';
import styles from './icon.module.css';

/** The dispatch box, which is in no icon set. */
const DispatchBox = createLucideIcon('dispatch-box', [
  ['rect', { x: '3', y: '7', width: '18', height: '12', rx: '1.5', key: 'body' }],
  ['path', { d: 'M3 12h18M9 7V5h6v2', key: 'lid' }],
]);

const DRAWINGS = {
  dice: Dices,
  check: Check,
  clock: Clock,
  lock: Lock,
  'chevron-right': ChevronRight,
  'chevron-left': ChevronLeft,
  'chevron-down': ChevronDown,
  undo: Undo2,
  redo: Redo2,
  pause: Pause,
  menu: Menu,
  book: Book,
  plus: Plus,
  print: Printer,
  minus: Minus,
  close: X,
  copy: Copy,
  file: File,
  flag: Flag,
  research: FlaskConical,
  box: DispatchBox,
  'eye-off': EyeOff,
  eye: Eye,
  turn: RefreshCw,
  share: Share2,
  trash: Trash2,
  settings: Settings,
  person: UserRound,
  info: Info,
  warning: TriangleAlert,
  learn: GraduationCap,
  download: Download,
  map: MapSheet,
  pen: PencilLine,
  table: Table2,
  ban: Ban,
  plane: Plane,
  anchor: Anchor,
  swords: Swords,
  key: KeyRound,
  atom: Atom,
  star: Star,
  backspace: Delete,
  support: Megaphone,
  income: Coins,
  factory: Factory,
  diplomacy: Handshake,
  hand: Hand,
} as const satisfies Record<string, LucideIcon>;

/** The signs there are. */
export type IconName = keyof typeof DRAWINGS;

interface IconProps {
  name: IconName;
  /** 16 px with a heavier line instead of 22 px. */
  small?: boolean;
  /** Its accessible name if no words are next to it; without one it is decorative. */
  label?: string;
  className?: string;
}

/** A drawn sign that grows with the text. Decoration unless it carries a label. */
export function Icon({ name, small, label, className }: IconProps) {
  const Drawing = DRAWINGS[name];
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Drawing
      {...named}
      className={cx(styles.icon, small && styles.small, className)}
      strokeWidth={small ? 2.4 : 2}
      focusable="false"
    />
  );
}
