import { configureEnvironment, type EnvironmentOptions, environment } from './environment.ts'

export interface ShellEnvironmentProps extends EnvironmentOptions {
  readonly name?: string
}

/**
 * Configures the environment for the components after it, in a tree that begins on a server (Next's app router), where a call
 * of `configureEnvironment` would reach the server alone.
 */
export function ShellEnvironment({ name, ...options }: ShellEnvironmentProps): null {
  configureEnvironment(environment(name, options))
  return null
}
