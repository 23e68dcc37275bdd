/** A promotion on the home page, counted when it is first seen and when it is followed. */
import { Promotion } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { pagePulse } from '../../page/page-settings.ts'
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

export function PromotionCard({
  name,
  creative,
  position,
  icon,
  title,
  text,
  cta,
  href,
}: PromotionCardProps): ReactNode {
  return (
    <Promotion
      name={name}
      creative={creative}
      position={position}
      pulse={pagePulse()}
      className={styles.card}
    >
      <Icon name={icon} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <a href={href}>{cta}</a>
      </div>
    </Promotion>
  )
}
