/** What runs side by side and prints as if one came after another: the first at once, the others when it is their turn. */
export interface Turn {
  print(text: string): void
  end(): void
}

/** Gives out turns, in the order in which they are asked for. */
export function createTurns(write: (text: string) => void): () => Turn {
  const turns: { held: string; hasEnded: boolean }[] = []
  function flush(): void {
    for (const turn of [...turns]) {
      if (turn.held) write(turn.held)
      turn.held = ''
      if (!turn.hasEnded) return
      turns.shift()
    }
  }
  return () => {
    const own = { held: '', hasEnded: false }
    turns.push(own)
    return {
      print(text) {
        own.held += text
        flush()
      },
      end() {
        own.hasEnded = true
        flush()
      },
    }
  }
}
