import { useId } from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import styles from './orders.module.css';

interface OrdersProps {
  title: string;
  intro: string;
  items: readonly { name: string; text: string }[];
}

/** The advance orders for each card, in whole sentences. */
export function Orders({ title, intro, items }: OrdersProps) {
  const id = useId();
  return (
    <section className={cx(lay.column, styles.orders)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={cx(lay.paper, styles.paper)}>
        <p className={styles.intro}>{intro}</p>
        <ul>
          {items.map((item) => (
            <li key={item.name}>
              <b>{item.name}</b>
              {item.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
