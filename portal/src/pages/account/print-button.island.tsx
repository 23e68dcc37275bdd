/** Opens the browser's own print dialogue; without a script the page says how to reach it. */
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

export function PrintButton({ label }: { readonly label: string }): ReactNode {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!isReady) return null
  return (
    <Button type="button" onClick={() => window.print()}>
      {label}
    </Button>
  )
}
