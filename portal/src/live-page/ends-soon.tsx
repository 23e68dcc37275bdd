/** Says some time before it ends that something does, aloud and in sight, with what can be done about it. */
import { type ReactNode, useEffect, useState } from 'react'
import { Notice } from '../ui/notice.tsx'

interface EndsSoonProps {
  readonly endsAtMs: number
  readonly warnBeforeMs: number
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

export function EndsSoon({ endsAtMs, warnBeforeMs, title, text, children }: EndsSoonProps): ReactNode {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNear(true), Math.max(endsAtMs - Date.now() - warnBeforeMs, 0))
    return () => clearTimeout(timer)
  }, [endsAtMs, warnBeforeMs])
  return (
    <div aria-live="polite">
      {isNear && (
        <Notice tone="warning" title={title}>
          <p>{text}</p>
          {children}
        </Notice>
      )}
    </div>
  )
}
