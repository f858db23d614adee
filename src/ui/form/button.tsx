import { type ComponentProps, type MouseEvent, useId } from 'react';
import { cx } from '../cx';
import { Icon, type IconName } from '../mark/icon';
import voice from '../type.module.css';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one red button of a public screen; `solid` settles a form; `quiet` is underlined. */
  look?: 'plain' | 'primary' | 'solid' | 'quiet';
  icon?: IconName;
  /** As wide as its place. */
  block?: boolean;
  /** As high as the main button, 56 px. */
  tall?: boolean;
  /** What a disabled button waits for: its title and description. It stays in the tab order to show it. */
  why?: string;
}

/** A verb with an object. */
export function Button({
  look = 'plain',
  icon,
  block,
  tall,
  why,
  disabled,
  className,
  children,
  onClick,
  title,
  ...native
}: ButtonProps) {
  const id = useId();
  const explained = Boolean(disabled && why);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (explained) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        type="button"
        {...native}
        className={cx(styles.button, styles[look], block && styles.block, tall && styles.tall, className)}
        disabled={disabled && !explained}
        aria-disabled={explained || native['aria-disabled']}
        aria-describedby={explained ? cx(native['aria-describedby'], id) : native['aria-describedby']}
        title={explained ? why : title}
        onClick={press}
      >
        {icon && <Icon name={icon} small={look !== 'primary'} />}
        {children}
      </button>
      {explained && (
        <span id={id} className={voice.hidden}>
          {why}
        </span>
      )}
    </>
  );
}
