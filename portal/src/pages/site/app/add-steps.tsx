import type { ReactNode } from 'react'
import type { TextSection } from '../../../content/fields.ts'
import { Card } from '../../../ui/card.tsx'
import styles from './add-steps.module.css'

const dot = (y: number) => `M11.4 ${y}a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0`
const dots = dot(5) + dot(12) + dot(19)
const share = 'M12 15V3m-4 4l4-4 4 4M7 11H5v10h14V11h-2'
const addToScreen = 'M4 4h16v16H4zM12 8.5v7M8.5 12h7'
const confirmed = 'M5 12.5l4.5 4.5L19 7.5'

/** What a finger looks for at each step, by the phone. */
const signs: Readonly<Record<string, readonly string[]>> = {
  android: [dots, addToScreen, confirmed],
  iphone: [share, addToScreen, confirmed],
}

export const isAddSteps = ({ id = '' }: TextSection): boolean => id in signs

/** How the portal is put on the first screen of one kind of phone. */
export function AddSteps({ section }: { readonly section: TextSection }): ReactNode {
  const { heading, id = '', paragraphs, points = [] } = section
  return (
    <section id={id} className={styles.phone}>
      <Card title={heading}>
        {paragraphs.map(paragraph => (
          <p key={paragraph} className={styles.browser}>
            {paragraph}
          </p>
        ))}
        <ol className={styles.steps}>
          {points.map((point, at) => (
            <li key={point}>
              <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
                <path d={signs[id]?.[at]} />
              </svg>
              {point}
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
