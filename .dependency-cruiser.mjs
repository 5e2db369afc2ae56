/** The laws of ARCHITECTURE.md about who may import whom, held by `npm run check`. */
export default {
  forbidden: [
    {
      name: 'contract-imports-nothing-of-ours',
      comment:
        'The contract promises; what keeps or uses its promises imports it, never the other way round.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(server|web|office|tests|tools|bench)/' },
    },
    {
      name: 'contract-has-no-platform',
      comment: 'Promises are pure data: no Node, no DOM library.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-and-web-never-meet',
      comment:
        'main.ts hands the page renderer to the app as a value; types that both need are in contract/visit.ts.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|office)/' },
    },
    {
      name: 'web-and-server-never-meet',
      comment: 'The web knows the contract and nothing behind it.',
      severity: 'error',
      from: { path: '^(web|office)/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-rooms-keep-to-themselves',
      comment:
        'A room imports the contract, what every room stands on, the rooms that serve others (media), and itself.',
      severity: 'error',
      from: { path: '^server/([^/]+)/', pathNot: '^server/(db|http|outside|jobs)/|\\.test\\.ts$' },
      to: { path: '^server/', pathNot: '^server/($1|db|http|outside|jobs|media)/|^server/settings\\.ts$' },
    },
    {
      name: 'foundations-know-no-room',
      comment: 'What every room stands on must not lean on one of them.',
      severity: 'error',
      from: { path: '^server/(db|http|outside|jobs)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/', pathNot: '^server/(db|http|outside|jobs)/|^server/settings\\.ts$' },
    },
    {
      name: 'web-rooms-keep-to-themselves',
      comment:
        'A room imports the contract, what every room stands on, and itself; home and search gather from others.',
      severity: 'error',
      from: {
        path: '^web/([^/]+)/',
        pathNot: '^web/(ui|api|i18n|player|offline|shell|home|search)/|\\.test\\.tsx?$',
      },
      to: { path: '^web/', pathNot: '^web/($1|ui|api|i18n|player|offline)/|^web/context\\.ts$' },
    },
    {
      name: 'nobody-imports-who-gathers',
      comment: 'home and search gather from other rooms; a part that others need belongs to its own room.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/(home|search)/|^web/routes' },
      to: { path: '^web/(home|search)/' },
    },
    {
      name: 'ui-knows-no-room',
      comment: 'A look has no domain.',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/', pathNot: '^web/(ui|i18n|api|offline)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'installed-and-named',
      comment: 'What is imported is named in package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'no-development-packages-at-run-time',
      severity: 'error',
      from: { path: '^(contract|server)/', pathNot: '\\.test\\.ts$|^server/http/pages\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data)/|\\.gen\\.ts$' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
