import { createRoot } from 'react-dom/client';
import '../../../ui/styles/tokens.css';
import '../../../ui/styles/base.css';
import './form.css';
import { App } from './App.tsx';

const place = document.getElementById('form');
if (place) createRoot(place).render(<App />);
