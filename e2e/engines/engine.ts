/** What a journey may ask of a browser. Each engine's driver speaks its own protocol behind this. */
import type { Thing } from './thing.ts'

export interface Engine {
  readonly name: string
  readonly version: string
  /** How third-party cookies were blocked. */
  readonly blocking: string
  /** A window nobody has used: no cookies, nothing stored. */
  openWindow(): Promise<Window>
  close(): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab'

/** Roles by ARIA. A field for a PIN is no textbox to it. */
export type HeardRole = 'button' | 'heading' | 'link' | 'radio' | 'textbox'

export interface Window {
  goTo(url: string): Promise<void>
  goBack(): Promise<void>
  reload(): Promise<void>
  url(): Promise<string>
  /** The page's own width, without the window's frame. */
  resize(width: number): Promise<void>
  press(key: Key): Promise<void>
  /** The pointer leaves whatever it rested on. */
  moveAway(): Promise<void>
  /** What is shown at the end of the path now, in the page or in the frame that was entered. */
  find(path: readonly Thing[]): Promise<Found | undefined>
  /** Whether the engine's own accessibility tree has something of this role and name, blank for blank. */
  hears(role: HeardRole, name: string): Promise<boolean>
  /** Runs a script that stands alone, in the page or in the frame that was entered. */
  ask<Answer>(script: (given: string) => Answer, given?: string): Promise<Awaited<Answer>>
  enter(frame: Found): Promise<void>
  /** Back from a frame to the page. */
  leave(): Promise<void>
  photograph(file: string): Promise<void>
  /** Script errors and refused resources, each after its page's address; empty where the driver cannot hear them. */
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
  /** Why a press would not reach it, if it would not. */
  hindrance(): Promise<string | undefined>
}
