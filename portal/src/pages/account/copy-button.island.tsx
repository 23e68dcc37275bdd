/** Puts a number where it can be pasted; without a script it can be marked by hand. */
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly done: string
}

export function CopyButton({ text, label, done }: CopyButtonProps): ReactNode {
  const [words, setWords] = useState<string>()
  useEffect(() => {
    if (navigator.clipboard) setWords(label)
  }, [label])
  if (!words) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setWords(done),
      () => setWords(label),
    )
  return (
    <Button type="button" variant="quiet" onClick={copy}>
      {words}
    </Button>
  )
}
