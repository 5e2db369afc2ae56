// `npm start`: installs and builds what is missing, then runs the server. `npm run dev` is the same from the sources.
import { spawn } from 'node:child_process'
import { build, environment, install, node, root } from './prepare.mjs'

const developing = process.argv.includes('--dev')

install()
if (!developing) build()

const options = developing
  ? ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output', 'server/main.ts', '--dev']
  : ['server/main.ts']
const server = spawn(node, options, {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: developing ? 'development' : 'production', ...environment },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
