export class SettingError extends Error {
  readonly setting: string

  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`)
    this.setting = setting
  }
}
