import { hydrateRoot } from 'react-dom/client'
import '@chowk/shell/styles.css'
import { App } from './app.tsx'
import './page.css'

const root = document.getElementById('app')
if (root) hydrateRoot(root, <App />)
