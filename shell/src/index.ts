export type { Environment, EnvironmentName, HostName, Hosts } from './environment/environment.ts'
export { configureEnvironment, currentEnvironment, environment } from './environment/environment.ts'
