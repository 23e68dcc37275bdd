export const providerSearchCopy = {
  en: {
    submit: 'Search',
    found: (query: string, shown: number, total: number) => {
      if (query === '') return `${total} in the list`
      if (shown === 0)
        return `“${query}” is not in this list. Check the spelling, or search the whole site: what is not there either cannot be paid here yet.`
      return `${shown} of ${total} match “${query}”`
    },
    everywhere: 'Search the whole site',
  },
  hi: {
    submit: 'खोजें',
    found: (query: string, shown: number, total: number) => {
      if (query === '') return `सूची में कुल ${total}`
      if (shown === 0)
        return `“${query}” इस सूची में नहीं है। वर्तनी जाँचें, या पूरी साइट में खोजें: वहाँ भी न मिले तो अभी यहाँ भुगतान नहीं हो सकता।`
      return `“${query}” से ${total} में से ${shown} ${shown === 1 ? 'मिला' : 'मिले'}`
    },
    everywhere: 'पूरी साइट में खोजें',
  },
}
