/** A promotion on the home page, counted when it is first seen and when it is followed: by the page's first script. */
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import type { IconName } from '../../../icons/icons.ts'
import styles from './promotion-card.module.css'

type PromotionCardProps = {
  readonly name: string
  readonly creative: string
  readonly position: string
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly cta: string
  readonly href: string
}

export function PromotionCard(card: PromotionCardProps): ReactNode {
  const { name, creative, position, icon, title, text, cta, href } = card
  return (
    <div className={styles.card} data-promotion="active" data-track={`${name}|${position}|${creative}`}>
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{text}</p>
      <a href={href}>{cta}</a>
    </div>
  )
}
