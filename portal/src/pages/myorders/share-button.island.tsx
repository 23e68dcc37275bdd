/** Tells others what was paid, by whatever the device shares with; where it shares nothing, there is no button. */
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

type ShareButtonProps = {
  readonly text: string
  readonly label: string
}

export function ShareButton({ text, label }: ShareButtonProps): ReactNode {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  if (!canShare) return null
  // Turned away by the customer, or by the device: nothing was shared, and nothing is to be said.
  const share = () => navigator.share({ text }).catch(() => undefined)
  return (
    <Button type="button" variant="secondary" onClick={share}>
      {label}
    </Button>
  )
}
