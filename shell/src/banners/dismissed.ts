/** Which banners somebody has hidden, in this browser: the root element names them, and the style sheet leaves them out. */
const KEY = 'chowk:hidden-banners'

/** Run inline in the page's head, so that a hidden banner is never painted. Without it nobody is offered to hide one. */
export const hiddenBannersScript = `(function(h){try{h=localStorage.getItem("${KEY}")||""}catch(e){}document.documentElement.dataset.hiddenBanners=h})("")`

export function hideBanner(name: string): void {
  keepHidden(`${document.documentElement.dataset.hiddenBanners} ${name}`)
}

export function showBanners(): void {
  keepHidden('')
}

function keepHidden(names: string): void {
  document.documentElement.dataset.hiddenBanners = names
  try {
    localStorage[KEY] = names
  } catch {
    // A browser that stores nothing hides it until the next page.
  }
}
