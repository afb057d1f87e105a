import { createRoot } from 'react-dom/client';
import '../../../ui/styles/tokens.css';
import '../../../ui/styles/base.css';
import './form.css';
import { App } from './App.tsx';

const root = document.getElementById('form');
if (root) createRoot(root).render(<App />);
