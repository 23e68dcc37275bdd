/** Serialises the output of parallel tasks: the first prints at once, the others when it is their turn. */
export interface Turn {
  print(text: string): void
  end(): void
}

/** Creates turns, in the order of the calls. */
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
