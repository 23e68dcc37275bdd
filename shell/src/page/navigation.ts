/** Every navigation of the shell to another page, in one place so that tests can watch it. */
export const navigation = {
  go(url: string): void {
    window.location.assign(url)
  },
  reload(): void {
    window.location.reload()
  },
}
