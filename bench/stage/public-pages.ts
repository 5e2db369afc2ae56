/** Every public page that visitors may open first: a name and its address. A new public page gets its line here. */
export const publicPages: { name: string; path: string; status: number }[] = [
  { name: 'home', path: '/home', status: 200 },
  { name: 'home, English', path: '/home?lang=en', status: 200 },
  { name: 'a verse', path: '/verses/1', status: 200 },
  { name: 'calendar', path: '/liturgy', status: 200 },
  { name: 'not found', path: '/nothing-here', status: 404 },
]
