/** The commands of a journey to a browser. Each engine's driver implements them in its own protocol. */
import type { Target } from './target.ts'

export interface Engine {
  readonly name: string
  readonly version: string
  /** How third-party cookies are blocked. */
  readonly blocking: string
  /** A new profile: no cookies, nothing stored. */
  openWindow(): Promise<Window>
  close(): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab'

/** Roles by ARIA. A field for a PIN has no textbox role. */
export type HeardRole = 'button' | 'heading' | 'link' | 'radio' | 'textbox'

export interface Window {
  goTo(url: string): Promise<void>
  goBack(): Promise<void>
  reload(): Promise<void>
  url(): Promise<string>
  /** The page's own width, without the window's frame. */
  resize(width: number): Promise<void>
  press(key: Key): Promise<void>
  /** Moves the pointer away from every element. */
  moveAway(): Promise<void>
  /** The element at the end of the path, if shown, in the page or in the current frame. */
  find(path: readonly Target[]): Promise<Found | undefined>
  /** Whether the engine's own accessibility tree contains an element with this role and name, with equal spaces. */
  hears(role: HeardRole, name: string): Promise<boolean>
  /** Runs a self-contained script, in the page or in the current frame. */
  ask<Answer>(script: (given: string) => Answer, given?: string): Promise<Awaited<Answer>>
  enter(frame: Found): Promise<void>
  /** Returns from a frame to the page. */
  leave(): Promise<void>
  photograph(file: string): Promise<void>
  /** Script errors and refused resources, each after its page's address; empty if the driver does not report them. */
  readonly complaints: readonly string[]
  close(): Promise<void>
}

export interface Found {
  click(): Promise<void>
  hover(): Promise<void>
  type(text: string): Promise<void>
  text(): Promise<string>
  attribute(name: string): Promise<string | null>
  isFocused(): Promise<boolean>
  /** Why a press would not reach it; undefined when it would. */
  hindrance(): Promise<string | undefined>
}
