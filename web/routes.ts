import { layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** The table of contents: every address and the page that answers it. */
export const routes = rootRoute('document.tsx', [
  layout('home', 'shell/home-layout.tsx', [route('/home', 'home/page.tsx')]),
  layout('default', 'shell/default-layout.tsx', [
    route('/', 'home/entrance.tsx'),
    route('/liturgy', 'liturgy/page.tsx'),
    route('/verses/$id', 'verses/page.tsx'),
  ]),
  layout('missing', 'shell/missing-layout.tsx', [route('$', 'shell/missing-page.tsx')]),
  route('/offline', 'offline/page.tsx'),
])
