import { memo } from 'react'
import { withBasePath } from '../../lib/address/paths'
import type { ExampleCard } from '../../lib/symbols/exampleCards'
import * as styles from './Dialog.module.css'

type CardListProps = { title: string; cards: readonly ExampleCard[]; onChoose: (card: ExampleCard) => void }

export function CardList({ title, cards, onChoose }: CardListProps) {
  if (cards.length === 0) return null
  return (
    <>
      <h3 className={styles.section}>{title}</h3>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Card key={`${card.page} ${card.program}`} card={card} onChoose={onChoose} />
        ))}
      </ul>
    </>
  )
}

/** Renders once, so that a long list grows quickly. */
const Card = memo(function Card({ card, onChoose }: { card: ExampleCard } & Pick<CardListProps, 'onChoose'>) {
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-card=""
        title={card.description || undefined}
        onClick={() => onChoose(card)}
      >
        {card.picture ? (
          <img
            className={styles.picture}
            src={withBasePath(card.picture, __BASE_PATH__)}
            width={256}
            height={144}
            loading="lazy"
            alt=""
          />
        ) : (
          <span className={styles.picture}>log</span>
        )}
        <span className={styles.title}>{card.title}</span>
        <span className={styles.facts}>{card.isGame ? 'Complete game' : `from: ${card.page}`}</span>
      </button>
    </li>
  )
})
