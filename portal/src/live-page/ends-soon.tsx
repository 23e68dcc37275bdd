/** A warning shortly before something expires, shown and announced, with what the visitor can do about it. */
import type { ReactNode } from 'react'
import { Behaviour } from '../islands/island.tsx'
import { Notice } from '../ui/notice.tsx'
import { warnBeforeEnd } from './ends-soon.behaviour.ts'

interface EndsSoonProps {
  readonly endsAt: Date
  readonly warnBeforeMs: number
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

export function EndsSoon({ endsAt, warnBeforeMs, title, text, children }: EndsSoonProps) {
  return (
    <Behaviour start={warnBeforeEnd} when="load" props={{ endsAtMs: endsAt.getTime(), warnBeforeMs }}>
      <div aria-live="polite" />
      <template>
        <Notice tone="warning" title={title}>
          <p>{text}</p>
          {children}
        </Notice>
      </template>
    </Behaviour>
  )
}
